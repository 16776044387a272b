'use client';

import { Component, createRef, type ReactNode } from 'react';
import { depart, emptyPosition, type Pace, type Position, positionOf, settle } from './travel';

export interface MovingTableProps {
  /** Changes with the position on show: then what has moved travels. */
  readonly moment: string;
  /** Whether the pieces are there: when they come, they are dealt. */
  readonly isLaid: boolean;
  /** For who asked for reduced motion: everything is simply there. */
  readonly isStill: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Actions that follow one another faster than this are shown quickly, as bots play. */
const HURRY_MS = 1100;

/**
 * A table whose pieces travel. A class, because only `getSnapshotBeforeUpdate` sees the page as it was.
 * The next position, a tap or a key puts everything down where it belongs.
 */
export class MovingTable extends Component<MovingTableProps> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly layer = createRef<HTMLDivElement>();
  private last = Number.NEGATIVE_INFINITY;
  private pace: Pace = 'calm';
  private dealing = 0;

  override componentDidMount() {
    window.addEventListener('pointerdown', this.skip, true);
    window.addEventListener('keydown', this.skip, true);
  }

  override getSnapshotBeforeUpdate(before: MovingTableProps): Position | null {
    const root = this.root.current;
    if (root === null || before.moment === this.props.moment || this.props.isStill || !before.isLaid)
      return null;
    cancelAnimationFrame(this.dealing);
    this.settle();
    this.hurry(root);
    return positionOf(root);
  }

  override componentDidUpdate(before: MovingTableProps, _state: unknown, position: Position | null) {
    if (position !== null) this.depart(position);
    if (this.props.isLaid && !before.isLaid) this.dealSoon();
  }

  override componentWillUnmount() {
    cancelAnimationFrame(this.dealing);
    window.removeEventListener('pointerdown', this.skip, true);
    window.removeEventListener('keydown', this.skip, true);
  }

  /** Drawing the pieces is work enough for one task: they are measured in the frame that shows them. */
  private dealSoon() {
    if (!this.props.isStill) this.dealing = requestAnimationFrame(() => this.deal());
  }

  private deal() {
    if (this.root.current !== null) this.depart(emptyPosition(this.root.current));
  }

  private depart(position: Position) {
    const [root, layer] = [this.root.current, this.layer.current];
    if (root === null || layer === null) return;
    depart(position, root, layer, this.pace);
  }

  private hurry(root: HTMLElement) {
    const now = performance.now();
    this.pace = now - this.last < HURRY_MS ? 'quick' : 'calm';
    this.last = now;
    root.dataset.pace = this.pace;
  }

  private readonly skip = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) this.settle();
  };

  private settle() {
    if (this.root.current !== null && this.layer.current !== null)
      settle(this.root.current, this.layer.current);
  }

  override render() {
    const { className, children } = this.props;
    return (
      <div ref={this.root} className={className}>
        {children}
        <div ref={this.layer} aria-hidden inert className="flights" />
      </div>
    );
  }
}
