/** The signal of a request; undefined in hosts that give none, as an edge platform does unless it is told to. */
export function requestSignal(request: Request): AbortSignal | undefined {
  return (request.signal as AbortSignal | null | undefined) ?? undefined;
}
