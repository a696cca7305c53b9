import { authorize, type Request } from '../../kernel/request'

/**
 * Whether nothing is missing that the provider requires of the person. Documents are not kept here, so only an account
 * that is locked for compliance is known to lack one (rules 2.4).
 */
export const amIProbablyCompliant = (request: Request): boolean => !authorize(request, 'account:self').isLocked
