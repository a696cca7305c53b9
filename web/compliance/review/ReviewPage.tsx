import { Box, Grid } from '@chakra-ui/react'
import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFresh } from '../../live/useFresh'
import { allowed } from '../../relay/problem'
import { counted } from '../../ui/parts/counted'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { LockedAccount } from '../../users/embeds/LockedAccount'
import type { LockedPerson } from '../../users/embeds/UnlockDialog'
import { ReviewedDocument } from './ReviewedDocument'
import { ReviewList } from './ReviewList'
import type { ReviewPageQuery as Query } from './__generated__/ReviewPageQuery.graphql'

const ReviewPageQuery = graphql`
  query ReviewPageQuery {
    provider {
      id
      documentsToReview(first: 50) {
        totalCount
        edges {
          daysLeft
          node {
            id
            ...ReviewList_document
            ...ReviewedDocument_document
          }
        }
      }
    }
  }
`

/** The documents that wait for review, and the one that is being reviewed (rules 6.4). */
const ReviewPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(ReviewPageQuery, queryRef)
  const { readNow } = useFresh<Query>({
    query: ReviewPageQuery,
    variables: {},
    concerns: ({ isCompliance }) => isCompliance,
  })
  const [chosen, setChosen] = useState<{ id: string | null; at: number }>({ id: null, at: 0 })
  /** Whose document was approved last, while their account is locked. */
  const [locked, setLocked] = useState<LockedPerson | null>(null)
  // They leave at once, before the queue is read again.
  const [reviewedIds, setReviewedIds] = useState<ReadonlySet<string>>(new Set())
  const { edges, totalCount } = allowed(provider.documentsToReview)
  const documents = edges.map(({ node }) => node).filter(({ id }) => !reviewedIds.has(id))
  const daysLeftOf = new Map(edges.map(({ node, daysLeft }) => [node.id, daysLeft]))
  const count = Math.max(documents.length, totalCount - (edges.length - documents.length))
  const found = documents.findIndex(({ id }) => id === chosen.id)
  const at = found < 0 ? Math.max(0, Math.min(chosen.at, documents.length - 1)) : found
  const current = documents[at]
  // It stays the current one when others come before it; the next one takes its place when it leaves.
  if (current && (current.id !== chosen.id || at !== chosen.at)) setChosen({ id: current.id, at })
  const move = (to: number) => setChosen({ id: documents[to]?.id ?? null, at: to })

  const reviewed = (id: string) => {
    setReviewedIds((ids) => new Set([...ids, id]))
    void readNow()
  }
  const undone = async (id: string) => {
    setReviewedIds((ids) => new Set([...ids].filter((each) => each !== id)))
    await readNow()
    setChosen({ id, at: 0 })
  }
  return (
    <Page
      heading="Document Review"
      aside={
        <Box role="status" color="fg.muted" textStyle="sm">
          {count > 0 ? `${counted(count, 'document')} to review` : ''}
        </Box>
      }
    >
      {locked ? (
        <LockedAccount
          key={locked.id}
          person={locked}
          onUnlocked={() => {
            setLocked(null)
            void readNow()
          }}
          onDismiss={() => setLocked(null)}
        />
      ) : null}
      {current ? (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }} gap="5" alignItems="start">
          <Box
            hideBelow="lg"
            position="sticky"
            top="calc(var(--sticky-top) + 1rem)"
            maxH="85dvh"
            overflowY="auto"
            p="1"
          >
            <ReviewList documents={documents} currentId={current.id} onChoose={(id) => setChosen({ id, at })} />
          </Box>
          <ReviewedDocument
            document={current}
            daysLeft={daysLeftOf.get(current.id) ?? null}
            at={at}
            count={documents.length}
            onMove={move}
            onReviewed={() => reviewed(current.id)}
            onUndone={() => {
              setLocked(null)
              void undone(current.id)
            }}
            onLocked={setLocked}
          />
        </Grid>
      ) : (
        <EmptyState
          role="status"
          icon={FileCheck}
          title="No documents wait for review."
          description="New documents appear here at once."
        />
      )}
    </Page>
  )
}

export default ReviewPage
