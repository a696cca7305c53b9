import { Screen } from '../screen/Screen'
import { Ward } from './Ward'

/** A ward asks for help and sees how far it is, without anybody signed in (rules 10.16). */
const WardPage = () => (
  <Screen kind="wardDevice" title="Ward’s Device">
    {(environment) => <Ward environment={environment} />}
  </Screen>
)

export default WardPage
