import { Text } from '@chakra-ui/react'
import { showIn } from 'domain/kernel/time/facilityTime'
import { signOfZone, zoneOrUtc } from '../../ui/browser/zonedTime'

/** Of what was read from a replica: "as of 10:42:31". */
export const asOfInWords = (timeZone: string, asOf: string): string =>
  `as of ${showIn(zoneOrUtc(timeZone), new Date(asOf), 'HH:mm:ss')}${signOfZone(timeZone)}`

/** Says until when a list surely has every change; nothing when it has all (decision 0095). */
export const AsOf = ({ asOf, timeZone }: { asOf: string | null | undefined; timeZone: string }) =>
  asOf ? (
    <Text textStyle="sm" color="fg.muted" mb="2" fontVariantNumeric="tabular-nums">
      {`The list is ${asOfInWords(timeZone, asOf)}.`}
    </Text>
  ) : null
