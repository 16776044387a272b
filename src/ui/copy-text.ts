/** A place in the page where a field keeps the focus: an open dialog takes it back from anywhere else. */
const placeFor = (focused: Element | null): Element => focused?.closest('[role="dialog"]') ?? document.body;

/** Copies as pages did before there was a clipboard to be asked; addresses that are not safe have no other way. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // No keyboard comes up for it, and nobody sees it.
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'sr-only';
  placeFor(focused).append(field);
  field.focus({ preventScroll: true });
  field.select();
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies a text, after a press; false where this browser lets no page do that. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard }: { readonly clipboard?: Clipboard } = navigator;
  if (clipboard !== undefined)
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // Forbidden for this page: the older way asks nobody.
    }
  return copySelected(text);
}
