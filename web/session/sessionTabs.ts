/** When the current session ends, in the server's time. */
export type SessionEnds = { readonly idleEndsAt: string; readonly endsAt: string; readonly warnAt: string }

/** A message between the tabs of one browser, which share one session. */
type Message =
  /** The server confirmed that this person is signed in, and until when. */
  | { kind: 'alive'; userId: string; ends: SessionEnds }
  /** Somebody signed out. */
  | { kind: 'out' }

const channel = new BroadcastChannel('patency.session')

/** Sends a message to the other tabs, not to this one. */
export const tellTabs = (message: Message): void => channel.postMessage(message)

export const hearTabs = (listener: (message: Message) => void): (() => void) => {
  const heard = ({ data }: MessageEvent<Message>) => listener(data)
  channel.addEventListener('message', heard)
  return () => channel.removeEventListener('message', heard)
}
