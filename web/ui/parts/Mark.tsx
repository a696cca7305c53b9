import { chakra } from '@chakra-ui/react'

/** The product's mark: a lumen, and what flows through it. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <chakra.svg viewBox="0 0 32 32" width={`${size}px`} height={`${size}px`} fill="none" aria-hidden flexShrink="0">
    <circle cx="16" cy="16" r="12" stroke="#5CD6D6" strokeWidth="2.750" />
    <path d="M-1 20c7 0 10-8 17-8s10 8 17 8" stroke="var(--mark-ground, #0D3338)" strokeWidth="7" />
    <path
      d="M1 19.600C8 19.600 9.500 12 16 12s8 7.600 15 7.600"
      stroke="#fff"
      strokeWidth="2.750"
      strokeLinecap="round"
    />
  </chakra.svg>
)
