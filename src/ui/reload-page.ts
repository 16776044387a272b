/**
 * A request that is on its way cannot be made a second time: a browser, or a bundler, would hand out the same one.
 * Only a page that is loaded anew asks anew; every match is kept.
 */
export function reloadPage(): boolean {
  window.location.reload();
  return false;
}
