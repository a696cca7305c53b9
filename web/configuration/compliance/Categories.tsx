import { Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { actionColumn, ListCell, ListName, ListRow, ListTable } from '../../tables/list/ListTable'
import { RowsPager } from '../../tables/list/Pager'
import { usePage } from '../../tables/list/usePage'
import { Panel } from '../../ui/page/Panel'
import { IconButton } from '../../ui/parts/IconButton'
import { AskedVerb, deletion } from '../kit/AskedVerb'
import type { Categories_configuration$key } from './__generated__/Categories_configuration.graphql'
import { useDeleteComplianceCategory } from './categoryVerbs'

const title = 'Categories'

type CategoriesProps = { configuration: Categories_configuration$key; canChange: boolean }

/** The categories by name, each with how many requirements use it (rules 6.9). */
export const Categories = ({ canChange, ...props }: CategoriesProps) => {
  const { complianceCategories: categories, complianceRequirements } = useFragment(
    graphql`
      fragment Categories_configuration on Configuration {
        complianceCategories {
          id
          name
          version
        }
        complianceRequirements {
          category {
            id
          }
        }
      }
    `,
    props.configuration,
  )
  const [deleteCategory] = useDeleteComplianceCategory()
  const [askedId, setAskedId] = useState<string | null>(null)
  const asked = categories.find(({ id }) => id === askedId)
  const paging = usePage(categories.length, 'categories')
  return (
    <Panel title={title}>
      {categories.length === 0 ? (
        <Text color="fg.muted">No categories to display.</Text>
      ) : (
        <ListTable
          isInPanel
          cardsBelow="md"
          aria-label={title}
          columns={[{ name: 'Name' }, { name: 'Requirements' }, ...(canChange ? [actionColumn] : [])]}
        >
          {categories.slice(paging.start, paging.end).map(({ id, name }) => (
            <ListRow key={id}>
              <ListName>{name}</ListName>
              <ListCell isWords name="Requirements">
                {complianceRequirements.filter(({ category }) => category.id === id).length}
              </ListCell>
              {canChange ? (
                <ListCell name="Action" place="trail">
                  <IconButton icon={Trash2} isDangerous label={`Delete ${name}`} onClick={() => setAskedId(id)} />
                </ListCell>
              ) : null}
            </ListRow>
          ))}
        </ListTable>
      )}
      <RowsPager label={title} count={categories.length} paging={paging} />
      {asked ? (
        <AskedVerb
          verb={{
            ...deletion,
            question: 'Are you sure you want to delete this category?',
            run: ({ id, version }) => deleteCategory({ input: { categoryId: id, expectedVersion: version } }),
            fateOf: (name) => `${name} can no longer be chosen. A category that requirements use stays.`,
          }}
          item={asked}
          name={asked.name}
          onClose={() => setAskedId(null)}
        />
      ) : null}
    </Panel>
  )
}
