import type { ComponentProps } from 'react'

/**
 * A name, a number or what someone typed: a browser that translates the page leaves it as it is (rules 10.17). Chakra's
 * elements take `translate` for a style, so that it stands on one of HTML.
 */
export const Untranslated = (props: ComponentProps<'span'>) => <span translate="no" {...props} />
