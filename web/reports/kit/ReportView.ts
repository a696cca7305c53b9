import { createContext, useContext } from 'react'
import type { Choose } from '../../tables/list/useAddressView'
import type { ReportView } from './reportAddress'

type Shown = { view: ReportView; choose: Choose<ReportView> }

/** What the report shows, and how to change it; null outside of a report. */
export const ReportContext = createContext<Shown | null>(null)

export const useReportView = (): Shown | null => useContext(ReportContext)
