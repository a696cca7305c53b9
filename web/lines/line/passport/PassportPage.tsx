import { Box, Button, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { valuesInWords } from 'domain/reports/removals'
import { useNow } from '../../../relay/serverClock'
import { usePrintedLight } from '../../../ui/browser/usePrintedLight'
import { showFully } from '../../../ui/browser/time'
import { MissingPage } from '../../../ui/page/MissingPage'
import { Page } from '../../../ui/page/Page'
import { counted } from '../../../ui/parts/counted'
import { Fact } from '../../../ui/parts/Fact'
import { spanInWords } from 'domain/lines/infection'
import { useFreshLines } from '../../useFreshLines'
import { ExternalLengths } from './ExternalLengths'
import { visitInWords } from './passportWords'
import { PlacedFacts } from './PlacedFacts'
import type { PassportPageQuery as Query } from './__generated__/PassportPageQuery.graphql'

const PassportPageQuery = graphql`
  query PassportPageQuery($id: ID!) {
    node(id: $id) {
      ... on Line @alias(as: "line") {
        id
        databaseId
        name
        patientName
        mrn
        types
        lineDays
        orderingProvider
        completedAt
        roomDescription
        room {
          name
          facility {
            name
          }
        }
        infections {
          start
          stop
        }
        passport {
          ...PlacedFacts_passport
          ...ExternalLengths_passport
          dressingChanges {
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
          photos {
            id
            fileName
            url
            thumbnailUrl
          }
        }
      }
    }
  }
`

/** A line on one page, also on paper (rules 4.17). */
const PassportPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const line = usePreloadedQuery<Query>(PassportPageQuery, queryRef).node?.line
  usePrintedLight()
  useFreshLines<Query>(PassportPageQuery, queryRef.variables, { lineIds: line ? [line.id] : [] })
  const now = useNow(60_000)
  if (!line)
    return (
      <MissingPage
        heading="Line passport"
        title="This line does not exist."
        description="It may be in a facility that you cannot access."
        wayOn={{ to: '/lines', name: 'Back to Line List' }}
      />
    )
  const { room, passport, infections } = line
  return (
    <Page
      // Without the name of the line, which usually includes the patient's.
      hasName
      heading={['Line passport', room?.name].filter(Boolean).join(' · ')}
      back={{ to: `/lines/${line.databaseId}`, name: 'Line' }}
      width="form"
      actions={
        <Button variant="outline" _print={{ display: 'none' }} onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
      }
    >
      <Stack
        gap={{ base: '4', _print: '3' }}
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        px={{ base: '4', md: '6' }}
        py="5"
        _print={{ borderWidth: '0', px: '0', py: '0', textStyle: 'xs' }}
      >
        <Box>
          <Text textStyle="xl" fontWeight="bold" overflowWrap="anywhere">
            {line.name}
          </Text>
          <Flex asChild wrap="wrap" columnGap="6" rowGap="2" mt="2">
            <dl>
              <Fact name="Patient Name">{line.patientName}</Fact>
              <Fact name="MRN">{line.mrn}</Fact>
              <Fact name="Type of Line">{line.types.join(', ')}</Fact>
              <Fact name="Room">{room ? [room.name, room.facility.name].join(' · ') : line.roomDescription}</Fact>
              {line.orderingProvider && <Fact name="Ordering Provider">{line.orderingProvider}</Fact>}
              <Fact name="Line-days">{line.lineDays.toLocaleString('en-US')}</Fact>
              <Fact isWords name="State">
                {line.completedAt ? 'Closed' : 'Open'}
              </Fact>
            </dl>
          </Flex>
        </Box>
        <Part title="As placed">
          <PlacedFacts passport={passport} />
        </Part>
        <Part title="External length">
          <ExternalLengths passport={passport} />
        </Part>
        <Part title="Infections">
          {infections.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              None recorded.
            </Text>
          ) : (
            <List>
              {infections.map(({ start, stop }) => (
                <li key={start}>{spanInWords({ start, stop: stop ?? null })}</li>
              ))}
            </List>
          )}
        </Part>
        <Part title={`Dressing history · ${counted(passport.dressingChanges.length, 'dressing change')}`}>
          {passport.dressingChanges.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              None recorded.
            </Text>
          ) : (
            <List>
              {passport.dressingChanges.map(({ visit, fields }) => (
                <li key={visit.callId}>
                  <chakra.span fontWeight="semibold">{visitInWords(visit)}</chakra.span>
                  {fields.length > 0 &&
                    `: ${fields.map((field) => `${field.fieldName} ${valuesInWords(field)}`).join('; ')}`}
                </li>
              ))}
            </List>
          )}
        </Part>
        <Part title="Photos">
          {passport.photos.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              None.
            </Text>
          ) : (
            <Grid asChild templateColumns="repeat(auto-fill, minmax(7rem, 1fr))" gap="2">
              <chakra.ul listStyleType="none">
                {passport.photos.map(({ id, fileName, url, thumbnailUrl }) => (
                  <li key={id}>
                    <a href={url} target="_blank" rel="noreferrer">
                      <chakra.img
                        src={thumbnailUrl}
                        alt={fileName}
                        w="full"
                        aspectRatio="4 / 3"
                        objectFit="cover"
                        bg="bg.subtle"
                        borderRadius="l2"
                        textStyle="xs"
                      />
                    </a>
                  </li>
                ))}
              </chakra.ul>
            </Grid>
          )}
        </Part>
        <Text display="none" _print={{ display: 'block' }} textStyle="xs">
          Printed {showFully(now)}. What changed afterwards is only on the screen.
        </Text>
      </Stack>
    </Page>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box asChild borderTopWidth="1px" borderColor="border" pt="3" breakInside="avoid">
    <section aria-label={title}>
      <chakra.h2 textStyle="md" fontWeight="bold" mb="2">
        {title}
      </chakra.h2>
      {children}
    </section>
  </Box>
)

const List = ({ children }: { children: ReactNode }) => (
  <chakra.ul listStyleType="none" display="grid" gap="1" textStyle="sm" overflowWrap="anywhere">
    {children}
  </chakra.ul>
)

export default PassportPage
