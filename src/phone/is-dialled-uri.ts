/** "tel:+12125550123,2345678": what stands behind the comma is dialled after a pause. */
const DIALLED_URI = /^ *[Tt][Ee][Ll]:\+?[0-9().-]+,[0-9]+#? *$/u;

/** Whether a text is a `tel:` URI with a pause, which holds one number and its extension. */
export function isDialledUri(text: string): boolean {
  return DIALLED_URI.test(text);
}
