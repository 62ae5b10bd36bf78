/** A status box; an error is red and announced at once. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/client/errors.ts';
import { IconAlert, IconCheck, IconInfo } from '../display/icons.tsx';

const tones = {
  error: { bg: 'missSoft', color: 'miss', role: 'alert', Icon: IconAlert },
  success: { bg: 'hitSoft', color: 'hit', role: 'status', Icon: IconCheck },
  info: { bg: 'hover', color: 'muted', role: undefined, Icon: IconInfo },
} as const;

interface Props {
  tone: keyof typeof tones;
  title?: string;
  children: ReactNode;
  /** The cause; its request ID is shown for support. */
  error?: unknown;
  action?: ReactNode;
}

export function Notice({ tone, title, children, error, action }: Props) {
  const { bg, color, role, Icon } = tones[tone];
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
  return (
    <chakra.div
      role={role}
      display="flex"
      gap="3"
      padding="4"
      bg={bg}
      borderLeftWidth="3px"
      borderColor={color}
      borderRadius="md"
    >
      <Icon color={color} marginTop="0.5" />
      <chakra.div flex="1" minWidth="0" display="grid" gap="2" justifyItems="start">
        {title && <chakra.p fontWeight="bold">{title}</chakra.p>}
        <chakra.div textStyle="small" fontSize="0.9375rem">
          {children}
        </chakra.div>
        {requestId && (
          <chakra.p textStyle="small" color="muted">
            Reference for support: {requestId}
          </chakra.p>
        )}
        {action}
      </chakra.div>
    </chakra.div>
  );
}
