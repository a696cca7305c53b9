import { OverPage } from '../../ui/dialog/OverPage'
import { Screen } from '../screen/Screen'
import { Ward } from './Ward'

/** A ward asks for help and sees how far it is, without anybody signed in (rules 10.16). */
const WardPage = () => (
  <Screen kind="wardDevice" title="Ward’s Device">
    {(environment) => (
      <OverPage>
        <Ward environment={environment} />
      </OverPage>
    )}
  </Screen>
)

export default WardPage
