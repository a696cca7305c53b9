import { chakra, Grid, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { valuesInWords } from 'domain/reports/removals'
import { Fact } from '../../../ui/parts/Fact'
import { lengthInWords, notPlacedHere, visitInWords } from './passportWords'
import type { PlacedFacts_passport$key } from './__generated__/PlacedFacts_passport.graphql'

/** The line as it was placed, and its last external length. */
export const PlacedFacts = (props: { passport: PlacedFacts_passport$key }) => {
  const { placement, insertedBy, externalLengths } = useFragment(
    graphql`
      fragment PlacedFacts_passport on LinePassport {
        insertedBy
        placement {
          purposeName
          insertedBy
          visit {
            callId
            day
            byName
          }
          fields {
            fieldId
            fieldName
            type
            values
          }
        }
        externalLengths {
          name
          value
          difference
          visit {
            day
            byName
          }
        }
      }
    `,
    props.passport,
  )
  const last = externalLengths.at(-1)
  return (
    <>
      {!placement && <Text mb={last ? '3' : '0'}>{notPlacedHere(insertedBy)}</Text>}
      <Grid asChild templateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))" columnGap="4" rowGap="2">
        <dl>
          {placement && (
            <>
              <Fact name="Placed">{visitInWords(placement.visit)}</Fact>
              <Fact name="Insertion">
                <chakra.span asChild color="brand.fg" textDecoration="underline" textUnderlineOffset="3px">
                  <Link to={`/calls/${placement.visit.callId}`}>{placement.purposeName}</Link>
                </chakra.span>
              </Fact>
              {placement.insertedBy && <Fact name="Inserted By">{placement.insertedBy}</Fact>}
              {placement.fields.map((field) => (
                <Fact key={field.fieldId} name={field.fieldName}>
                  {valuesInWords(field)}
                </Fact>
              ))}
            </>
          )}
          {last && <Fact name={`Last ${last.name}`}>{lengthInWords(last)}</Fact>}
        </dl>
      </Grid>
    </>
  )
}
