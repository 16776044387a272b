import {
  Amphora,
  Angry,
  Apple,
  AudioLines,
  Axe,
  Baby,
  Banana,
  Bell,
  Blocks,
  Bomb,
  Bone,
  Book,
  Brain,
  BrickWall,
  BriefcaseMedical,
  Bug,
  CaseUpper,
  Church,
  CloudFog,
  Clover,
  Crosshair,
  Dices,
  Dog,
  DoorClosed,
  DoorOpen,
  Drama,
  Droplet,
  Ear,
  Eye,
  Feather,
  Flame,
  FlaskConical,
  FlaskRound,
  Footprints,
  Gem,
  Ghost,
  Hand,
  HandGrab,
  Haze,
  HeartPulse,
  Hourglass,
  Lasso,
  LightbulbOff,
  type LucideIcon,
  Medal,
  Megaphone,
  MirrorRectangular,
  MirrorRound,
  Moon,
  Music,
  Phone,
  Puzzle,
  Rabbit,
  RefreshCw,
  Search,
  Shield,
  Shovel,
  Shrub,
  Shuffle,
  Signpost,
  Skull,
  Slice,
  Snail,
  Sparkles,
  Sword,
  Syringe,
  Tornado,
  TrendingDown,
  Vault,
  VenetianMask,
  VolumeX,
  Wind,
  Worm,
} from 'lucide-react';
import type { CardID } from '../rules/components';
import { signIn } from './haunt-signs';

/** What is on a card: out of Lucide's icons, where one of them fits. */
const ICONS: Readonly<Record<CardID, LucideIcon>> = {
  book: Book,
  dog: Dog,
  girl: Baby,
  madman: Brain,
  mask: VenetianMask,
  medallion: Medal,
  skull: Skull,
  'spirit-board': CaseUpper,

  'adrenaline-shot': Syringe,
  'amulet-of-the-ages': Gem,
  'angel-feather': Feather,
  armor: Shield,
  axe: Axe,
  bell: Bell,
  'blood-dagger': Slice,
  bottle: FlaskRound,
  'dark-dice': Dices,
  dynamite: Bomb,
  'healing-salve': HeartPulse,
  idol: Amphora,
  'lucky-stone': Clover,
  'medical-kit': BriefcaseMedical,
  'music-box': Music,
  'pickpockets-gloves': Hand,
  'puzzle-box': Puzzle,
  'rabbits-foot': Rabbit,
  revolver: Crosshair,
  'sacrificial-dagger': Sword,
  'smelling-salts': FlaskConical,

  'a-moment-of-hope': Sparkles,
  'angry-being': Angry,
  'bloody-vision': Eye,
  'burning-man': Flame,
  'closet-door': DoorClosed,
  'creepy-crawlies': Worm,
  'creepy-puppet': Drama,
  debris: Blocks,
  'disquieting-sounds': Ear,
  'drip-drip-drip': Droplet,
  footsteps: Footprints,
  funeral: Church,
  'grave-dirt': Shovel,
  groundskeeper: Shrub,
  'hanged-men': Lasso,
  'hideous-shriek': Megaphone,
  'image-in-the-mirror-a': MirrorRound,
  'image-in-the-mirror-b': MirrorRectangular,
  'it-is-meant-to-be': Hourglass,
  'jonahs-turn': Tornado,
  'lights-out': LightbulbOff,
  'locked-safe': Vault,
  'mists-from-the-walls': CloudFog,
  'mystic-slide': TrendingDown,
  'night-view': Moon,
  'phone-call': Phone,
  possession: Ghost,
  'revolving-wall': RefreshCw,
  rotten: Apple,
  'secret-passage': DoorOpen,
  'shrieking-wind': Wind,
  silence: VolumeX,
  skeletons: Bone,
  smoke: Haze,
  'something-hidden': Search,
  'something-slimy': Snail,
  spider: Bug,
  'the-beckoning': HandGrab,
  'the-lost-one': Signpost,
  'the-voice': AudioLines,
  'the-walls': BrickWall,
  'what-the': Shuffle,
  whoops: Banana,
};

/** Drawn for this house in the same strokes, within 24 by 24. */
const OWN: Readonly<Record<CardID, string>> = {
  bite: 'M3 6C8 8.5 16 8.5 21 6M6.5 7.2L8.5 15L10.5 8M13.5 8L15.5 15L17.5 7.2M8.5 18V20M15.5 18V20',
  'crystal-ball': 'M12 2.5A7 7 0 1 0 12.1 2.5ZM9 16L7 21.5H17L15 16M8.5 8.5A4 4 0 0 1 11 6',
  'holy-symbol': 'M10 2.5H14V8H19V12H14V21.5H10V12H5V8H10Z',
  ring: 'M12 9.5A6 6 0 1 0 12.1 9.5ZM9.5 2.5H14.5L16.5 5.5L12 9.5L7.5 5.5Z',
  spear: 'M2.5 21.5L14 10M12 8L15.5 3L21.5 2.5L21 8.5L16 12ZM5 16L8 19',
  candle: 'M9 11H15V21.5H9ZM12 11V9M12 2.5C14 4.5 14 6.4 12 7.6C10 6.4 10 4.5 12 2.5ZM5.5 21.5H18.5',
  'secret-stairs': 'M3 20.5V16H8V11.5H13V7H18V2.5H21M3 20.5H21V2.5',
  webs: 'M12 2V22M2 12H22M5 5L19 19M19 5L5 19M12 6.5L16 8L17.5 12L16 16L12 17.5L8 16L6.5 12L8 8Z',
};

/** Every card that has a picture of its own. */
export const PICTURED: readonly CardID[] = [...Object.keys(ICONS), ...Object.keys(OWN)];

/** What a haunt brings is called by its number, its kind and one of its own: `17:candle.2`. */
function ofHaunt(card: CardID): string | undefined {
  const [, haunt, kind = ''] = /^(\d+):([^.]+)/.exec(card) ?? [];
  return haunt === undefined ? undefined : signIn(Number(haunt), 'things', kind);
}

/** The small picture on a card. */
export function CardPicture({ card }: { readonly card: CardID }) {
  const Icon = ICONS[card];
  if (Icon !== undefined) return <Icon aria-hidden strokeWidth={1.6} className="bt-card-picture" />;
  const sign = ofHaunt(card);
  return sign === undefined ? (
    <svg aria-hidden viewBox="0 0 24 24" className="bt-card-picture is-own">
      <path d={OWN[card] ?? ''} />
    </svg>
  ) : (
    <svg aria-hidden viewBox="0 0 24 24" className="bt-card-picture" fill="currentColor">
      <path d={sign} fillRule="evenodd" />
    </svg>
  );
}
