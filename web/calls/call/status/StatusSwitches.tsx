import { Grid } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { isOnHold, isStat } from 'domain/configuration/statuses/status'
import { Switch } from '../../../forms/fields/Switch'
import type { StatusSwitches_call$key } from './__generated__/StatusSwitches_call.graphql'
import type { CallVerbs } from '../actions/useCallVerbs'

/** Stat and On Hold take effect at once. They share one field: turning one on turns the other off. */
export const StatusSwitches = ({
  call: callKey,
  verbs,
  onHold,
}: {
  call: StatusSwitches_call$key
  verbs: CallVerbs
  onHold: () => void
}) => {
  const call = useFragment(
    graphql`
      fragment StatusSwitches_call on Call {
        statusCode {
          name
        }
        viewerCanHold
        viewerCanResume
        viewerCanMakeStat
        viewerCanMakeNormal
      }
    `,
    callKey,
  )
  const isInStat = isStat(call.statusCode.name)
  const isHeld = isOnHold(call.statusCode.name)
  const mayStat = isInStat ? call.viewerCanMakeNormal : call.viewerCanMakeStat
  const mayHold = isHeld ? call.viewerCanResume : call.viewerCanHold
  if (!mayStat && !mayHold) return null
  return (
    <Grid
      role="group"
      aria-label="Change the status"
      templateColumns="1fr 1fr"
      gap="3"
      alignSelf={{ base: 'stretch', md: 'center' }}
      flex={{ md: '0 0 22rem' }}
    >
      <Switch
        label="Stat"
        shortcut={mayStat ? { keys: 'x', label: 'Stat' } : undefined}
        sends
        palette="red"
        checked={verbs.isMakingStat || (isInStat && !verbs.isMakingNormal)}
        busy={verbs.isMakingStat || verbs.isMakingNormal}
        disabled={!mayStat || verbs.isBusy}
        onChange={(isOn) => void (isOn ? verbs.makeStat() : verbs.makeNormal())}
      />
      <Switch
        label="On Hold"
        shortcut={mayHold ? { keys: 'h', label: 'On Hold' } : undefined}
        sends
        palette="amber"
        checked={verbs.isHolding || (isHeld && !verbs.isResuming)}
        busy={verbs.isHolding || verbs.isResuming}
        disabled={!mayHold || verbs.isBusy}
        onChange={(isOn) => (isOn ? onHold() : void verbs.resume())}
      />
    </Grid>
  )
}
