import { OutsideLink } from '../OutsideLink'
import { LinkPage } from './LinkPage'

/** Where a password reset leads (rules 9.5). */
const ResetPage = () => (
  <LinkPage
    heading="Choose a new password"
    wayOn={
      <>
        You can{' '}
        <OutsideLink to="/forgot" minH="0">
          ask for another link
        </OutsideLink>
      </>
    }
  />
)

export default ResetPage
