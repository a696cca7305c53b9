import { callSorts, sortOptions } from 'domain/calls/past/pastList'
import { FilterSelect } from '../../tables/list/FilterSelect'
import type { Choose } from '../../tables/list/useAddressView'
import { HoursOfDay } from '../kit/HoursOfDay'
import type { CallReportView } from './callReportAddress'

const sorts = sortOptions.map((value) => ({ value, label: callSorts[value] }))

/** The times of each day, and the order. */
export const CallControls = ({ view, choose }: { view: CallReportView; choose: Choose<CallReportView> }) => (
  <>
    <HoursOfDay view={view} choose={(times) => choose(times, { replace: true })} />
    <FilterSelect w="13rem" label="Sort" value={view.sort} options={sorts} onChange={(sort) => choose({ sort })} />
  </>
)
