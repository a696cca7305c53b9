import { Box, Button } from '@chakra-ui/react'
import { LockOpen } from 'lucide-react'
import { useState } from 'react'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { UnlockDialog, type LockedPerson } from './UnlockDialog'

type LockedAccountProps = {
  person: LockedPerson
  onUnlocked: () => void
  onDismiss?: () => void
}

/** Says that somebody's account is locked and why, and offers *Unlock* to administrators (rules 6.7). */
export const LockedAccount = ({ person, onUnlocked, onDismiss }: LockedAccountProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <Box role="status" mb="4" borderRadius="l3" overflow="clip">
      <NoticeStrip
        kind="warning"
        title={`The account of ${person.fullName} is locked`}
        text={person.lockReason}
        action={
          person.viewerCanUnlock ? (
            <Button variant="outline" colorPalette="gray" onClick={() => setAsking(true)}>
              <LockOpen aria-hidden />
              Unlock
            </Button>
          ) : null
        }
        onDismiss={onDismiss}
      />
      {isAsking ? <UnlockDialog person={person} onUnlocked={onUnlocked} onClose={() => setAsking(false)} /> : null}
    </Box>
  )
}
