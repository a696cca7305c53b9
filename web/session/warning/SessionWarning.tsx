import type { SessionKeeper } from '../sessionKeeper'
import { later } from '../../ui/browser/later'
import { useSignal } from '../../ui/browser/signal'

const SessionWarningDialog = later(() => import('./SessionWarningDialog').then((module) => module.SessionWarningDialog))

/** Asks, a minute before the session ends, whether the person is still there. */
export const SessionWarning = ({ keeper }: { keeper: SessionKeeper }) => {
  const warning = useSignal(keeper.warning)
  return warning ? <SessionWarningDialog keeper={keeper} warning={warning} /> : null
}
