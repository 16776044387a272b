export { DialogPaper } from './DialogPaper';
export {
  MenuPaper,
  MenuPaperChoices,
  MenuPaperItem,
  MenuPaperLine,
  MenuPaperLink,
} from './MenuPaper';
export { PopoverPaper } from './PopoverPaper';
export { SlipPaper } from './SlipPaper';
export { TipPaper } from './TipPaper';
export { ZoomPaper } from './ZoomPaper';
