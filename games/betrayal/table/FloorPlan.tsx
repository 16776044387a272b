'use client';

import { choiceKey } from '@/kit/action';
import { GridMap, MapTile } from '@/ui/pieces/GridMap';
import { PanZoom } from '@/ui/pieces/PanZoom';
import type { Tracks } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView, Choice } from '../rules/view';
import { tilesOn } from './plan';
import { RoomDrawing } from './RoomDrawing';
import { RoomTile } from './RoomTile';
import { cellKey } from './targets';
import type { ChoiceControl } from './use-choice';
import type { FloorControl } from './use-floor';
import { useChoiceWords, useNames, useWords } from './use-words';

interface FloorPlanProps {
  readonly tracks: Tracks;
  readonly choice: ChoiceControl;
  readonly floors: FloorControl;
}

/** What lies behind a door that nobody has opened: dark, and lit where one may go. It says which door that is. */
function Behind({
  choice,
  isSelected,
  onPress,
}: {
  choice: Choice;
  isSelected: boolean;
  onPress: () => void;
}) {
  const t = useWords();
  const deed = useChoiceWords()(choice);
  const { cost } = choice;
  return (
    <MapTile
      label={cost === undefined ? deed : t('board.with-steps', { deed, count: cost })}
      cost={cost ?? null}
      isSelected={isSelected}
      className="bt-behind"
      onPress={onPress}
    >
      <svg aria-hidden viewBox="0 0 100 100">
        <path d="M12 12H88V88H12Z" className="bt-behind-edge" />
        <path d="M38 40C38 28 62 27 62 41C62 51 50 50 50 61M50 71V72" className="bt-behind-sign" />
      </svg>
    </MapTile>
  );
}

/** One floor of the house from above, and what of it may be gone to. */
export function FloorPlan({ tracks, choice, floors }: FloorPlanProps) {
  const { shown: floor, lookAt, toMyRoom } = floors;
  const t = useWords();
  const name = useNames();
  const { view } = useTable<BetrayalView>();
  const { targets, selected, selectedKey, laying } = choice;
  const way = new Set(selected?.choice.path ?? []);
  const rooms = tilesOn(view.tiles, floor).map((tile) => {
    const key = cellKey(floor, tile.x, tile.y);
    return {
      key,
      x: tile.x,
      y: tile.y,
      choice: targets.get(key)?.choices.map(choiceKey)[0],
      content: (
        <RoomTile
          tile={tile}
          tracks={tracks}
          cost={targets.has(key) ? (targets.get(key)?.choices[0]?.cost ?? null) : undefined}
          isSelected={selectedKey === key}
          isOnWay={way.has(tile.room)}
          onPress={() => choice.press(key)}
        />
      ),
    };
  });
  const doors = [...targets.values()]
    .filter((target) => target.room === null && target.floor === floor)
    .flatMap(({ key, x, y, choices: [first] }) =>
      first === undefined
        ? []
        : [
            {
              key,
              x,
              y,
              choice: choiceKey(first),
              content: (
                <Behind choice={first} isSelected={selectedKey === key} onPress={() => choice.press(key)} />
              ),
            },
          ],
    );
  const laid =
    laying === undefined || laying.floor !== floor
      ? []
      : [
          {
            key: 'laying',
            x: laying.x,
            y: laying.y,
            content: (
              <MapTile
                label={name('rooms', laying.room)}
                description={t('board.turn-right')}
                isSelected
                className="bt-tile bt-laying"
                onPress={() => laying.rotate?.(1)}
              >
                <RoomDrawing tile={{ ...laying, isLost: false }} tiles={view.tiles} />
                <span className="bt-foot">
                  <span className="bt-name">{name('rooms', laying.room)}</span>
                </span>
              </MapTile>
            ),
          },
        ];
  return (
    <PanZoom
      key={floor}
      label={t('board.map', { floor: name('floors', floor) })}
      most={6}
      lookAt={lookAt}
      home={toMyRoom && { label: t('board.my-room'), press: toMyRoom }}
    >
      <GridMap
        label={t('board.map', { floor: name('floors', floor) })}
        cells={[...rooms, ...doors, ...laid]}
        className="bt-plan"
      />
    </PanZoom>
  );
}
