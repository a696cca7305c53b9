import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Camera, FileUp, X } from 'lucide-react'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { documentExtensions, documentLimit } from 'domain/documents/file'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { useFormField } from '../../forms/fields/useFormField'
import { IconButton } from '../../ui/parts/IconButton'
import { showSize } from './showSize'
import { accepted, wrongFile } from './uploadForm'

const help = `${documentExtensions.join(', ')}; up to ${documentLimit / 1024 / 1024}MB each.`

type FilesFieldProps = {
  multiple?: boolean
  disabled: boolean
  /** The chosen files that were not taken, each with its reason. */
  refused: ReadonlyMap<File, string>
}

/** The chosen files of the form: one, or several, each with what is wrong with it. A phone also offers its camera. */
export const FilesField = ({ multiple = false, disabled, refused }: FilesFieldProps) => {
  const { id, value, error, setValue, leave } = useFormField<readonly File[]>('files')
  const [isOver, setOver] = useState(false)
  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    setValue(multiple ? [...value, ...files] : files.slice(0, 1))
    leave()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) add([...event.dataTransfer.files])
  }
  return (
    <FieldFrame id={id} label={multiple ? 'Files' : 'File'} required help={help} error={error}>
      {(controlProps) => (
        <Box
          {...controlProps}
          role="group"
          aria-required={undefined}
          aria-labelledby={`${id}-label`}
          tabIndex={-1}
          outline="none"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor={error ? 'border.error' : isOver ? 'brand.solid' : 'border'}
          bg={isOver ? 'brand.subtle' : undefined}
          borderRadius="l2"
          p="3"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {value.length > 0 ? (
            <chakra.ul aria-label="Chosen files" listStyleType="none" mb="2" display="grid" gap="1">
              {value.map((file, index) => (
                <li key={`${index} ${file.name}`}>
                  <Flex align="center" gap="2" minW="0">
                    <Text flex="1" minW="0" textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
                      {file.name}
                    </Text>
                    <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                      {showSize(file.size)}
                    </Text>
                    <IconButton
                      icon={X}
                      label={`Remove ${file.name}`}
                      disabled={disabled}
                      onClick={() => setValue(value.filter((_file, at) => at !== index))}
                    />
                  </Flex>
                  <Reason>{refused.get(file) ?? wrongFile(file)?.remedy}</Reason>
                </li>
              ))}
            </chakra.ul>
          ) : null}
          <Flex wrap="wrap" gap="2">
            <FileButton
              describedBy={controlProps['aria-describedby']}
              multiple={multiple}
              disabled={disabled}
              accept={accepted}
              onFiles={add}
            >
              <FileUp aria-hidden />
              {multiple ? 'Choose Files' : 'Choose File'}
            </FileButton>
            <Box display="none" css={{ '@media (pointer: coarse)': { display: 'block' } }}>
              <FileButton disabled={disabled} accept="image/jpeg,image/png" capture="environment" onFiles={add}>
                <Camera aria-hidden />
                Take Photo
              </FileButton>
            </Box>
          </Flex>
        </Box>
      )}
    </FieldFrame>
  )
}

const Reason = ({ children }: { children: string | undefined }) =>
  children ? (
    <Text textStyle="sm" color="fg.error" overflowWrap="anywhere">
      {children}
    </Text>
  ) : null

type FileButtonProps = {
  describedBy?: string
  multiple?: boolean
  disabled: boolean
  accept: string
  /** Which camera a phone opens. */
  capture?: 'environment'
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

const FileButton = ({ describedBy, multiple, disabled, accept, capture, onFiles, children }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        type="button"
        variant="outline"
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={capture}
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Reset the value, so that choosing the same file again fires a change.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
