import { createSignal } from '../ui/browser/signal'

/** `own`: the service worker has the build of this page; `ready`: it has a newer one, which the next load shows. */
export const newBuild = createSignal<'none' | 'own' | 'ready'>('none')
