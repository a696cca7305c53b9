import { Box, Button, Text } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { FieldError } from '../../forms/fields/FieldFrame'
import { useFormField } from '../../forms/fields/useFormField'
import { actionColumn, ListCell, ListName, ListRow, ListTable } from '../../tables/list/ListTable'
import { RowsPager } from '../../tables/list/Pager'
import { usePage } from '../../tables/list/usePage'
import { IconButton } from '../../ui/parts/IconButton'
import { Panel } from '../../ui/page/Panel'
import { fieldNames } from './entries'

export type ListName = 'whitelist' | 'blacklist'

/** The text for an empty list (calls, section 2). */
const nothing: Readonly<Record<ListName, string>> = {
  whitelist: 'No types have been whitelisted. Line checks will be made for all line types.',
  blacklist: 'No types have been blacklisted.',
}

const meaning: Readonly<Record<ListName, string>> = {
  whitelist: 'Only lines of these types are checked.',
  blacklist: 'Lines of these types are never checked, whatever the whitelist says.',
}

/** The id of the button that gets the focus when the focused row is deleted. */
export const addButtonId = (list: ListName): string => `add-to-${list}`

type TypeListProps = { list: ListName; canChange: boolean; onAdd: () => void; onDelete: (type: string) => void }

/** The line types that are checked, or are never checked, 20 per page. */
export const TypeList = ({ list, canChange, onAdd, onDelete }: TypeListProps) => {
  const { id, value: types, error } = useFormField<readonly string[]>(list)
  const paging = usePage(types.length, list)
  const title = fieldNames[list]
  return (
    <Panel
      title={title}
      action={
        canChange ? (
          <Button id={addButtonId(list)} size="sm" variant="outline" aria-label={`Add to ${title}`} onClick={onAdd}>
            <Plus aria-hidden />
            Add
          </Button>
        ) : null
      }
    >
      <Text color="fg.muted">{types.length === 0 ? nothing[list] : meaning[list]}</Text>
      {types.length === 0 ? null : (
        <Box mt="3">
          <ListTable
            isInPanel
            cardsBelow="md"
            aria-label={title}
            columns={[{ name: 'Type' }, ...(canChange ? [actionColumn] : [])]}
          >
            {types.slice(paging.start, paging.end).map((type) => (
              <ListRow key={type}>
                <ListName>{type}</ListName>
                {canChange ? (
                  <ListCell name="Action" place="trail">
                    <IconButton
                      icon={Trash2}
                      isDangerous
                      label={`Delete ${type} from ${title}`}
                      onClick={() => onDelete(type)}
                    />
                  </ListCell>
                ) : null}
              </ListRow>
            ))}
          </ListTable>
          <RowsPager label={title} count={types.length} paging={paging} />
        </Box>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </Panel>
  )
}
