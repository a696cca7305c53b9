import { jest } from '@jest/globals'
import type { ReactNode } from 'react'
import { FormKeeperContext, type FormChanges, type FormKeeper } from '../../forms/kept/formKeeper'

/** A browser in which closed pages left this, by the name of the form. It answers at once. */
export const closedPages = (left: Readonly<Record<string, FormChanges>> = {}) => {
  const keeper = {
    take: jest.fn(async (form: string) => left[form] ?? null),
    write: jest.fn(async (_form: string, _changes: FormChanges) => true),
    forget: jest.fn(async (_form: string) => {}),
  } satisfies FormKeeper
  return {
    keeper,
    /** The frame of the page that comes after them. */
    After: ({ children }: { children: ReactNode }) => <FormKeeperContext value={keeper}>{children}</FormKeeperContext>,
  }
}
