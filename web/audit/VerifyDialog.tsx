import { Box, Button, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { NoticeStrip } from '../ui/notices/NoticeStrip'
import { showCount } from '../ui/parts/counted'
import { ProgressBar } from '../ui/parts/ProgressBar'
import { Dialog } from '../ui/dialog/Dialog'
import type { VerifyDialogQuery, VerifyDialogQuery$data } from './__generated__/VerifyDialogQuery.graphql'

type Check = NonNullable<VerifyDialogQuery$data['provider']['auditCheck']>

/** Checks the chain of the trail in slices while it is open, and says what it found (rules 9.10). */
export const VerifyDialog = ({ onClose }: { onClose: () => void }) => {
  const environment = useRelayEnvironment()
  const [check, setCheck] = useState<Check | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isOpen = true
    const run = async () => {
      for (let after: string | null = null; isOpen;) {
        const answer: VerifyDialogQuery$data | undefined = await fetchQuery<VerifyDialogQuery>(
          environment,
          graphql`
            query VerifyDialogQuery($after: String) {
              provider {
                id
                auditCheck(after: $after) {
                  rows
                  total
                  head
                  isEnd
                  finding
                  next
                }
              }
            }
          `,
          { after },
          { networkCacheConfig: { force: true } },
        ).toPromise()
        const found: Check | null | undefined = answer?.provider.auditCheck
        if (!found || !isOpen) return
        setCheck(found)
        if (found.next == null) return
        after = found.next
      }
    }
    run().catch((error: unknown) => {
      if (isOpen) setProblem((error as Error).message)
    })
    return () => {
      isOpen = false
    }
  }, [environment, attempt])

  const retry = () => {
    setProblem(null)
    setCheck(null)
    setAttempt((before) => before + 1)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Verify the Audit Trail"
      footer={
        <>
          {problem !== null && (
            <Button variant="outline" onClick={retry}>
              Try Again
            </Button>
          )}
          <Button onClick={onClose} data-first-focus>
            {check?.isEnd || problem !== null ? 'Close' : 'Stop'}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">
        Each row carries the hash of the row before it. This recomputes every hash of this provider’s trail, so a row
        that was changed or removed is found.
      </Text>
      {!check?.isEnd && problem === null && (
        <Box mt="4">
          <ProgressBar label="Rows checked" part={check && check.total > 0 ? check.rows / check.total : 0} />
          <Text mt="2" textStyle="sm" fontVariantNumeric="tabular-nums">
            {check ? `${showCount(check.rows)} of ${showCount(check.total)} rows checked` : 'Starting…'}
          </Text>
        </Box>
      )}
      <Box role="status" mt="4" mx="-5">
        {problem !== null && <NoticeStrip kind="warning" title="The check was interrupted." text={problem} />}
        {check?.isEnd && check.finding != null && (
          <NoticeStrip kind="warning" title="The audit trail was altered." text={check.finding} />
        )}
        {check?.isEnd && check.finding == null && (
          <NoticeStrip
            kind="success"
            title={`${showCount(check.rows)} rows verified. None was altered.`}
            text={`Hash of the last row: ${check.head}`}
          />
        )}
      </Box>
    </Dialog>
  )
}
