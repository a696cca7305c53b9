import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { CheckCheck, History } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { fieldPath } from 'domain/configuration/procedures/fieldValues'
import { shortcutsAreOn } from '../../ui/keys/shortcuts'
import { useSignal } from '../../ui/browser/signal'
import { Chevron } from '../../ui/parts/Chevron'
import type { ProcedureRow_procedure$key } from './__generated__/ProcedureRow_procedure.graphql'
import { RecordField } from '../call/procedures/RecordField'
import { useLastTimeOf } from './lastTime'

type ProcedureRowProps = {
  procedure: ProcedureRow_procedure$key
  isTicked: boolean
  isOpen: boolean
  /** The entries, by field path. */
  values: Readonly<Record<`fields.${string}`, readonly string[]>>
  /** The field or option name that matches the search, if the procedure's own name does not. */
  found: string | null
  readOnly: boolean
  onTick: (isTicked: boolean) => void
  onFold: (isFolded: boolean) => void
}

/** A procedure of the checklist. When it is selected, its fields open in place. */
export const ProcedureRow = ({
  procedure: procedureKey,
  isTicked,
  isOpen,
  values,
  found,
  readOnly,
  onTick,
  onFold,
}: ProcedureRowProps) => {
  const procedure = useFragment(
    graphql`
      fragment ProcedureRow_procedure on Procedure {
        databaseId
        name
        fields {
          databaseId
          name
          type
          required
          options {
            value
            requiredFieldIds
          }
          ...RecordField_field
        }
      }
    `,
    procedureKey,
  )
  const valuesOf = (field: { readonly databaseId: string }): readonly string[] =>
    values[fieldPath(field.databaseId)] ?? []
  /** Extra fields that the chosen options require. */
  const demanded = new Set(
    procedure.fields.flatMap((field) =>
      field.options
        .filter(({ value }) => valuesOf(field).includes(value))
        .flatMap(({ requiredFieldIds }) => requiredFieldIds),
    ),
  )
  /** Fields that are shown only once an option requires them, or while they hold a value. */
  const conditional = new Set(
    procedure.fields.flatMap((field) => field.options.flatMap(({ requiredFieldIds }) => requiredFieldIds)),
  )
  const shown = procedure.fields.filter(
    (field) =>
      field.required ||
      !conditional.has(field.databaseId) ||
      demanded.has(field.databaseId) ||
      valuesOf(field).length > 0,
  )
  const areKeysOn = useSignal(shortcutsAreOn)
  const last = useLastTimeOf(procedure.databaseId)
  const bodyId = `procedure-${procedure.databaseId}`
  const nameId = `${bodyId}-name`
  const filled = procedure.fields.filter((field) => valuesOf(field).length > 0)
  const summary = filled
    .map((field) => (field.type === 'checkbox' ? field.name : valuesOf(field).join(', ')))
    .join(' · ')
  const setAside =
    filled.length > 0
      ? filled.length === 1
        ? 'One entry is set aside. Select the procedure to restore it.'
        : `${filled.length} entries are set aside. Select the procedure to restore them.`
      : null
  const note = !isTicked ? (setAside ?? found) : isOpen ? null : summary || 'Nothing entered yet'
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: '0' }}>
      <Flex align="stretch" gap="1">
        {/* What is recorded is a heading, whose level a person can jump along. The box keeps the focus when it becomes one. */}
        <Box flex="1" minW="0" {...(isTicked ? { role: 'heading', 'aria-level': 3 } : {})}>
          <chakra.label
            display="flex"
            alignItems="center"
            gap="3"
            minH={{ base: '14', md: '12' }}
            py="2"
            cursor={readOnly ? 'default' : 'pointer'}
            fontWeight={isTicked ? 'semibold' : 'medium'}
            borderRadius="l2"
            css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing' } }}
          >
            <chakra.input
              type="checkbox"
              checked={isTicked}
              disabled={readOnly}
              onChange={(event) => onTick(event.target.checked)}
              boxSize="5"
              flexShrink="0"
              accentColor="brand.solid"
              outline="none"
            />
            <Box minW="0">
              <Text id={nameId}>{procedure.name}</Text>
              {note && (
                <Text as="span" display="block" textStyle="sm" fontWeight="normal" color="fg.muted" lineClamp={2}>
                  {note}
                </Text>
              )}
            </Box>
          </chakra.label>
        </Box>
        {isTicked && (
          <Button
            variant="ghost"
            colorPalette="gray"
            px="0"
            minH={{ base: '14', md: '12' }}
            aria-label={`${isOpen ? 'Fold' : 'Unfold'} ${procedure.name}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => onFold(isOpen)}
          >
            <Chevron isOpen={isOpen} />
          </Button>
        )}
      </Flex>
      {!readOnly && last?.onOffer && (
        <Button
          variant="outline"
          mb="3"
          w={{ base: 'full', sm: 'auto' }}
          ms={{ sm: '8' }}
          title={areKeysOn ? 'Same as last time (y)' : undefined}
          aria-describedby={nameId}
          onClick={last.onOffer}
        >
          <History aria-hidden />
          Same as last time, {last.day}
        </Button>
      )}
      {isOpen && last !== null && last.pending > 0 && (
        <Flex
          wrap="wrap"
          align="center"
          gap="2"
          mb="3"
          ms={{ sm: '8' }}
          px="3"
          py="2"
          borderRadius="l2"
          colorPalette="amber"
          bg="colorPalette.subtle"
        >
          <Text role="status" flex="1 1 10rem" textStyle="sm" fontWeight="medium">
            {last.pending === 1 ? 'One entry' : `${last.pending} entries`} from {last.day}, not confirmed yet
          </Text>
          <Button
            flex={{ base: '1 1 100%', sm: '0 0 auto' }}
            title={areKeysOn ? 'Confirm All (y)' : undefined}
            aria-describedby={nameId}
            onClick={last.onConfirmAll}
          >
            <CheckCheck aria-hidden />
            Confirm All
          </Button>
        </Flex>
      )}
      {isOpen && (
        <Box id={bodyId} role="group" aria-labelledby={nameId} pb="5" pt="1" ps={{ base: '0', sm: '8' }}>
          <Grid templateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))" gap="4">
            {shown.map((field) => (
              <RecordField
                key={field.databaseId}
                field={field}
                required={!readOnly && (field.required || demanded.has(field.databaseId))}
                readOnly={readOnly}
              />
            ))}
          </Grid>
        </Box>
      )}
    </Box>
  )
}
