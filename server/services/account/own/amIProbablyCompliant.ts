import { authorize, type Request } from '../../kernel/request'

/**
 * Whether nothing is missing that the provider requires of the person. No provider has requirements yet, so only an
 * account that is locked for compliance is not compliant (rules 2.4).
 */
export const amIProbablyCompliant = (request: Request): boolean => !authorize(request, 'account:self').isLocked
