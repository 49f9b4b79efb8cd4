/** Whether a color, in any CSS notation, is closer to black than to white. */
export function isDarkColor(color: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3 < 128;
}
