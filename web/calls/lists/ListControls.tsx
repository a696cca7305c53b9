import { chakra, Flex, Input } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { textLimit } from 'domain/kernel/input'
import type { CallList, CallSort } from 'domain/calls/pastList'
import { FieldFrame } from '../../forms/FieldFrame'
import { offeredSorts, searchOf, type ListView } from './listAddress'

const debounceMs = 1_000

const CheckLabel = chakra('label', { base: { display: 'flex', alignItems: 'center', gap: '2.5', minH: { base: '12', md: '11' }, cursor: 'checkbox' } })
const Check = chakra('input', { base: { w: '5', h: '5', accentColor: 'brand.solid' } })

/** How the list is sorted and narrowed. Whatever is changed begins again on its first page (calls, section 4). */
export const ListControls = ({ list, view }: { list: CallList; view: ListView }) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const id = useId()

  // The address follows a moment later than a hand, so what was chosen stands here first.
  const address = searchOf(view)
  const [chosen, setChosen] = useState({ address, view })
  let shown = chosen.view
  if (chosen.address !== address) {
    shown = view
    setChosen({ address, view })
  }
  const choose = (changes: Partial<ListView>, options: { replace?: boolean } = {}) => {
    const next = { ...shown, ...changes, page: 1 }
    setChosen({ address, view: next })
    void navigate(pathname + searchOf(next), { preventScrollReset: true, ...options })
  }

  return (
    <Flex role="search" aria-label="Sort and filter" wrap="wrap" columnGap="5" rowGap="3" align="flex-end">
      <FieldFrame id={`${id}-sort`} label="Sort">
        {(wiring) => (
          <Input asChild {...wiring} w={{ base: 'full', sm: '56' }} pe="2">
            <select value={shown.sort} onChange={(event) => choose({ sort: event.target.value as CallSort, clinician: '' })}>
              {offeredSorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Input>
        )}
      </FieldFrame>
      {shown.sort === 'clinician' && <ClinicianFilter value={shown.clinician} onChange={(clinician) => choose({ clinician }, { replace: true })} />}
      <Flex wrap="wrap" columnGap="5">
        {list === 'completed' && shown.sort !== 'completedAt' && (
          <CheckLabel>
            <Check type="checkbox" checked={shown.byCompletion} onChange={(event) => choose({ byCompletion: event.target.checked })} />
            Sort By Completion Time
          </CheckLabel>
        )}
        <CheckLabel>
          <Check type="checkbox" checked={shown.descending} onChange={(event) => choose({ descending: event.target.checked })} />
          Reverse
        </CheckLabel>
      </Flex>
    </Flex>
  )
}

/** Asks a second after the last key, or at Enter at once. */
const ClinicianFilter = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const id = useId()
  const [text, setText] = useState(value)
  // Going back in the history changes what is filtered by; what was typed meanwhile is given up for it.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }

  const send = useEffectEvent(() => {
    if (text.trim() !== value) onChange(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => send(), debounceMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <FieldFrame id={id} label="Clinician">
      {(wiring) => (
        <Input
          {...wiring}
          type="search"
          w={{ base: 'full', sm: '56' }}
          placeholder="Part of the name"
          autoComplete="off"
          spellCheck={false}
          maxLength={textLimit}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && text.trim() !== value) onChange(text.trim())
          }}
        />
      )}
    </FieldFrame>
  )
}
