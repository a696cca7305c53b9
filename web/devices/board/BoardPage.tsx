import { useRelayEnvironment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { Screen } from '../screen/Screen'
import { Board } from './Board'

/** The queue on a wall (rules 10.6). With `preview`, what a board of that facility shows, to somebody who is signed in. */
const BoardPage = () => {
  const [search] = useSearchParams()
  const facilityId = search.get('preview')
  if (facilityId !== null) return <Preview facilityId={facilityId || null} />
  return (
    <Screen kind="wallBoard" title="Wall Board">
      {(environment) => <Board environment={environment} facilityId={null} />}
    </Screen>
  )
}

const Preview = ({ facilityId }: { facilityId: string | null }) => (
  <Board environment={useRelayEnvironment()} facilityId={facilityId} />
)

export default BoardPage
