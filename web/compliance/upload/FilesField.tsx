import { chakra, Flex, Text } from '@chakra-ui/react'
import { FileUp, X } from 'lucide-react'
import { documentExtensions, documentLimit } from 'domain/documents/file'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { DropZone } from '../../forms/files/DropZone'
import { FileButtons } from '../../forms/files/FileButtons'
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
  const add = (files: readonly File[]) => {
    setValue(multiple ? [...value, ...files] : files.slice(0, 1))
    leave()
  }
  return (
    <FieldFrame id={id} label={multiple ? 'Files' : 'File'} required help={help} error={error}>
      {(controlProps) => (
        <DropZone
          {...controlProps}
          role="group"
          aria-required={undefined}
          aria-labelledby={`${id}-label`}
          tabIndex={-1}
          outline="none"
          p="3"
          disabled={disabled}
          isInvalid={Boolean(error)}
          onFiles={add}
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
            <FileButtons
              describedBy={controlProps['aria-describedby']}
              multiple={multiple}
              disabled={disabled}
              accept={accepted}
              acceptPhoto="image/jpeg,image/png"
              icon={FileUp}
              label={multiple ? 'Choose Files' : 'Choose File'}
              onFiles={add}
            />
          </Flex>
        </DropZone>
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
