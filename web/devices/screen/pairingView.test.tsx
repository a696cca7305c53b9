import { render, screen } from '@testing-library/react'
import { Theme } from '../../ui/page/Theme'
import { PairingView } from './PairingView'

test('rules 10.6: a screen that is not in use says when it goes on by itself, and what to do otherwise', () => {
  render(
    <Theme>
      <PairingView title="Wall Board" phase={{ at: 'stopped' }} />
    </Theme>,
  )
  const said = screen.getByRole('status').textContent
  expect(said).toContain('This screen is not in use now.')
  expect(said).toMatch(/provider is inactive, it goes on by itself/)
  expect(said).toMatch(/facility was deleted, an administrator revokes it under Administration, Devices/)
})
