import type { Thought } from '@/bots/bot';
import type { BotQuestion } from '@/bots/bot-desk';
import { BotLine } from '../local/bot-line';
import { type BotsAtWork, startBots } from '../start-bots';

/** This page's own worker for bots, started with the first question. */
export class OwnBots {
  #bots: BotsAtWork | undefined;
  readonly #line = new BotLine(() => {
    this.#bots?.stop();
    this.#bots = startBots(() => this.#line.lost());
    this.#line.connect(this.#bots.port);
  });

  /** Rejects with BotsSilent when nobody thinks. */
  readonly think = (question: BotQuestion): Promise<Thought> => {
    // Only a person asks here, who asks for another try by it.
    this.#line.again();
    return this.#line.ask(question);
  };

  close(): void {
    this.#bots?.stop();
  }
}
