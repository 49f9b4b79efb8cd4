/** Replaces the click that downloads, so that a test leaves no file behind. Returns a function that undoes it. */
export function keepFile(): () => void {
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) click.call(this);
  };
  return () => {
    HTMLAnchorElement.prototype.click = click;
  };
}
