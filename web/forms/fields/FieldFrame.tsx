import { Box, chakra } from '@chakra-ui/react'
import { CircleAlert, History, type LucideIcon } from 'lucide-react'
import { createContext, useContext, type ReactNode } from 'react'

export type FieldFrameProps = {
  id: string
  label: string
  /** The label is only for screen readers. */
  hideLabel?: boolean
  required?: boolean
  help?: ReactNode
  error?: string
  children: (control: ControlProps) => ReactNode
}

/** The props that connect a control to its label, help and error for screen readers. */
export type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/** The style of a read-only control: its text can be read and copied. */
export const shownOnly = {
  _readOnly: { bg: 'bg.subtle', borderColor: 'border', boxShadow: 'none', resize: 'none' },
} as const

/** Notes on fields whose value came from somebody else, by the id of their control. */
export const FieldMarks = createContext<Readonly<Record<string, string>>>({})

type NoteProps = { id: string; icon: LucideIcon; color: string; children: ReactNode }

/** A message below a field, with an icon. */
const Note = ({ id, icon: Icon, color, children }: NoteProps) => (
  <Box
    id={id}
    mt="1.5"
    fontSize="sm"
    fontWeight="medium"
    color={color}
    display="flex"
    gap="1.5"
    alignItems="flex-start"
  >
    <Box asChild flexShrink="0" mt="0.5" boxSize="4">
      <Icon aria-hidden />
    </Box>
    <span>{children}</span>
  </Box>
)

/** The note below a field that its value came from somebody else. */
export const FieldMark = ({ id }: { id: string }) => {
  const mark = useContext(FieldMarks)[id]
  return mark ? (
    <Note id={`${id}-mark`} icon={History} color="blue.fg">
      {mark}
    </Note>
  ) : null
}

/** A field: label above, then the control, help and error below. */
export const FieldFrame = ({ id, label, hideLabel, required, help, error, children }: FieldFrameProps) => {
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const isMarked = id in useContext(FieldMarks)
  const described = [error && errorId, help && helpId, isMarked && `${id}-mark`].filter(Boolean).join(' ')
  return (
    <Box minW="0">
      <chakra.label
        id={`${id}-label`}
        htmlFor={id}
        display="block"
        mb="1.5"
        fontSize="sm"
        fontWeight="semibold"
        color="fg"
        {...(hideLabel ? { srOnly: true } : {})}
      >
        {label}
        {required && (
          <chakra.span aria-hidden color="fg.error" ms="1">
            *
          </chakra.span>
        )}
      </chakra.label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(required ? { 'aria-required': true } : {}),
      })}
      {help && (
        <Box id={helpId} mt="1.5" fontSize="sm" color="fg.muted">
          {help}
        </Box>
      )}
      <FieldMark id={id} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Box>
  )
}

/** The error message below a field. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <Note id={id} icon={CircleAlert} color="fg.error">
    {children}
  </Note>
)
