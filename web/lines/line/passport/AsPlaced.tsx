import { Box, Button } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, IdCard } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { Panel } from '../../../ui/page/Panel'
import { ExternalLengths } from './ExternalLengths'
import { PlacedFacts } from './PlacedFacts'
import type { AsPlaced_line$key } from './__generated__/AsPlaced_line.graphql'

/** What the line's page shows of its passport (rules 4.17), and the way to all of it. */
export const AsPlaced = (props: { line: AsPlaced_line$key }) => {
  const { databaseId, passport } = useFragment(
    graphql`
      fragment AsPlaced_line on Line {
        databaseId
        passport {
          ...PlacedFacts_passport
          ...ExternalLengths_passport
          externalLengths {
            value
          }
        }
      }
    `,
    props.line,
  )
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Panel
      title="As placed"
      action={
        <Button asChild size="sm" variant="outline">
          <Link to={`/lines/${databaseId}/passport`}>
            <IdCard aria-hidden />
            Passport
          </Link>
        </Button>
      }
    >
      <PlacedFacts passport={passport} />
      {passport.externalLengths.length > 1 && (
        <>
          <Button
            mt="3"
            size="sm"
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            External lengths
          </Button>
          <Box id={id} mt={isOpen ? '3' : '0'}>
            {isOpen && <ExternalLengths passport={passport} />}
          </Box>
        </>
      )}
    </Panel>
  )
}
