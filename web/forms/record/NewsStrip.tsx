import { Button } from '@chakra-ui/react'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'

type NewsStripProps = { title: string; text?: string; onShow: () => void }

/** Says that somebody else changed the edited record, and offers to show the changes. */
export const NewsStrip = ({ title, text, onShow }: NewsStripProps) => (
  <NoticeStrip
    kind="info"
    title={title}
    text={text}
    action={
      <Button size="sm" variant="outline" onClick={onShow}>
        Show the changes
      </Button>
    }
  />
)
