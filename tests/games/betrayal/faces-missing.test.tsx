import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import { onMissing } from '@/ui/late';
import { viewOf } from './fixture';

const asked = jest.fn();

jest.mock('@games/betrayal/table/Faces', () => {
  asked();
  throw Object.assign(new Error('the connection is gone'), { name: 'ChunkLoadError' });
});

test('where faces do not come, plates and pawns have their seats’ signs', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const missed = jest.fn();
  const stop = onMissing(missed);
  const { container } = await sitAt(
    tableState({
      slug: 'betrayal',
      view: viewOf('turn'),
      seats: people('小明', 'Ana', '志偉', '阿楓'),
      legal: [],
    }),
  );
  stop();
  expect(asked).toHaveBeenCalled();
  expect(missed).toHaveBeenCalled();
  expect(container.querySelector('.bt-face, .bt-medallion')).toBeNull();
  const pawns = container.querySelectorAll('.map-figure:not(.is-counter)');
  expect(container.querySelectorAll('.seat-plate .seat-mark')).toHaveLength(4);
  expect(pawns.length).toBeGreaterThan(1);
  expect(container.querySelectorAll('.map-figure .figure-sign')).toHaveLength(pawns.length);
});
