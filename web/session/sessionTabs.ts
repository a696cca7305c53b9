/** When the session at hand ends, by the server's time. */
export type SessionEnds = { readonly idleEndsAt: string; readonly endsAt: string; readonly warnAt: string }

/** What the tabs of one browser, which share one session, tell each other. */
type Message =
  /** The server said that this person is signed in, and until when. */
  | { kind: 'alive'; userId: string; ends: SessionEnds }
  /** Somebody signed out. */
  | { kind: 'out' }

const channel = new BroadcastChannel('patency.session')

/** Tells the other tabs; this one hears nothing of it. */
export const tellTabs = (message: Message): void => channel.postMessage(message)

export const hearTabs = (listener: (message: Message) => void): (() => void) => {
  const heard = ({ data }: MessageEvent<Message>) => listener(data)
  channel.addEventListener('message', heard)
  return () => channel.removeEventListener('message', heard)
}
