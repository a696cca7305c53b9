import { OutsideLink } from '../OutsideLink'
import { LinkPage } from './LinkPage'

/** Where an invitation leads (rules 9.5). */
const WelcomePage = () => (
  <LinkPage
    heading="Welcome to Patency"
    wayOn={
      <>
        Your administrator can invite you again. If you have chosen a password already, sign in, or use{' '}
        <OutsideLink to="/forgot" minH="0">
          Forgotten your password?
        </OutsideLink>
      </>
    }
  />
)

export default WelcomePage
