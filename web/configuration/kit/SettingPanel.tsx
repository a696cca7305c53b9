import { Button, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Panel } from '../../ui/page/Panel'

type SettingPanelProps = {
  title: string
  /** What it is set to. */
  value: string
  /** What it decides. */
  about: string
  canChange: boolean
  /** The dialog that changes it. */
  dialog: (close: () => void) => ReactNode
}

/** One setting of the provider, and its dialog. */
export const SettingPanel = ({ title, value, about, canChange, dialog }: SettingPanelProps) => {
  const [isEditing, setEditing] = useState(false)
  return (
    <Panel
      title={title}
      action={
        canChange ? (
          <Button size="sm" variant="outline" aria-label={`Edit ${title}`} onClick={() => setEditing(true)}>
            <Pencil aria-hidden />
            Edit
          </Button>
        ) : null
      }
    >
      <Text fontWeight="semibold">{value}</Text>
      <Text color="fg.muted">{about}</Text>
      {isEditing ? dialog(() => setEditing(false)) : null}
    </Panel>
  )
}
