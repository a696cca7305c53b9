import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from './EmptyState'
import { Page } from './Page'

type MissingPageProps = { heading: string; title: string; description?: string; wayOn: { to: string; name: string } }

/** A page for a record that does not exist, or that the person cannot see. */
export const MissingPage = ({ heading, title, description, wayOn }: MissingPageProps) => (
  <Page heading={heading}>
    <EmptyState icon={SearchX} title={title} description={description}>
      <Button asChild>
        <Link to={wayOn.to}>{wayOn.name}</Link>
      </Button>
    </EmptyState>
  </Page>
)
