import { chakra } from '@chakra-ui/react'

/** The product's mark: a lumen, and what flows through it. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <chakra.svg viewBox="0 0 32 32" width={`${size}px`} height={`${size}px`} fill="none" aria-hidden flexShrink="0">
    <circle cx="16" cy="16" r="10" stroke="#5CD6D6" strokeWidth="3" />
    <path d="M0 20.500c7 0 9-9 16-9s9 9 16 9" stroke="var(--mark-ground, #0D3338)" strokeWidth="7.500" />
    <path d="M1.500 20.500C8 20 9.500 11.500 16 11.500s8 8.500 14.500 9" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
  </chakra.svg>
)
