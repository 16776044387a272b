'use client';

import { SignList } from '@/ui/table/SignList';
import { BirdMark } from './pictures/BirdPicture';
import { useWords } from './use-words';

/** What the signs of this table mean. */
export default function Legend() {
  const t = useWords();
  return (
    <SignList
      signs={{
        count: (
          <span className="co-count">
            <BirdMark kind="crow" />
            <span className="co-count-number">2/3</span>
          </span>
        ),
        near: (
          <span className="co-count" data-mood="cries">
            <BirdMark kind="crow" />
            <span className="co-count-number">3/3</span>
          </span>
        ),
        quiet: (
          <span className="co-count">
            <BirdMark kind="bat" />
            <span className="co-count-number">1</span>
          </span>
        ),
        hour: (
          <span className="co-hour" data-hour="1" data-state="ahead">
            <span className="co-hour-name">{t('board.hour-short.tiger')}</span>
            <span className="co-hour-limits">
              <span>
                <BirdMark kind="crow" />3
              </span>
            </span>
          </span>
        ),
        flock: <span className="co-flock-count is-in-legend">×3</span>,
        held: <span className="co-held-count is-in-legend">4</span>,
      }}
    />
  );
}
