/** Icons, 24 by 24 with one stroke. All are decorative: text next to them has the meaning. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<typeof chakra.svg>, 'children'>;

const icon =
  (drawing: ReactNode) =>
  ({ ...rest }: Props) => (
    <chakra.svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      flex="none"
      aria-hidden
      {...rest}
    >
      {drawing}
    </chakra.svg>
  );

export const IconDashboard = icon(<path d="M4 20V10m5.3 10V4m5.4 16v-7M20 20V7" />);
export const IconPredictions = icon(
  <>
    <circle cx="6.5" cy="17.5" r="2.5" />
    <path d="M6.5 15v-4a3 3 0 0 1 3-3H20m-4-4 4 4-4 4" />
  </>,
);
export const IconTracker = icon(
  <>
    <path d="M5 4h14v16l-3.5-2-3.5 2-3.5-2L5 20z" />
    <path d="m9 10.5 2.2 2.2L15.5 8.5" />
  </>,
);
export const IconUser = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.500c1-4 4-6 7.5-6s6.5 2 7.5 6" />
  </>,
);
export const IconUsers = icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.8-3.6 3.2-5.5 6.5-5.5s5.7 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c1.8.8 3 2.4 3.5 4.9" />
  </>,
);
export const IconAnalytics = icon(<path d="M4 4v16h16M7.5 15.5l4-5 3 2.5L20 6.5" />);
export const IconSearch = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </>,
);
export const IconEdit = icon(<path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5" />);
export const IconLock = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
export const IconKey = icon(
  <>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.500 8-8M16 7.500l3 3M13.500 10l2 2" />
  </>,
);
export const IconGift = icon(
  <>
    <path d="M4 11h16v9H4zM3 7h18v4H3zm9 0v13" />
    <path d="M12 7C9 7 7 6 7 4.500S9 2.5 12 7c3-4.5 5-4 5-2.500S15 7 12 7z" />
  </>,
);
export const IconSignOut = icon(<path d="M10 4H5v16h5m4-4 4-4-4-4m4 4H9" />);
export const IconChevron = icon(<path d="m6 9 6 6 6-6" />);
export const IconBack = icon(<path d="M20 12H5m6-6-6 6 6 6" />);
export const IconNext = icon(<path d="M4 12h15m-6-6 6 6-6 6" />);
export const IconClose = icon(<path d="M6 6l12 12M18 6 6 18" />);
export const IconCheck = icon(<path d="m5 12.5 4.5 4.500L19 7.5" />);
export const IconCross = icon(<path d="M7 7l10 10M17 7 7 17" />);
export const IconPlus = icon(<path d="M12 6v12M6 12h12" />);
export const IconMore = icon(<path d="M5.500 12h.01M12 12h.01M18.500 12h.01" strokeWidth="3" />);
export const IconMinus = icon(<path d="M6 12h12" />);
export const IconClock = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.500V12l3 2" />
  </>,
);
export const IconEven = icon(<path d="M6 9.500h12M6 14.500h12" />);
export const IconAlert = icon(<path d="M12 4 2.8 20h18.400zM12 10v4.500m0 2.700v.3" />);
export const IconInfo = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.500m0-9v.3" />
  </>,
);
export const IconPhone = icon(
  <path d="M6.5 4h3l1.5 4-2 1.500a11 11 0 0 0 5.5 5.500l1.5-2 4 1.500v3a1.500 1.500 0 0 1-1.600 1.500A16 16 0 0 1 5 5.600 1.500 1.500 0 0 1 6.500 4z" />,
);
export const IconEye = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const IconEyeOff = icon(
  <path d="M4 4l16 16M9.5 5.900A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a16 16 0 0 1-3 3.700M6.4 7.600A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.500a9.5 9.5 0 0 0 3.9-.9" />,
);
export const IconSun = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2m0 15v2M2.5 12h2m15 0h2M5.3 5.300l1.4 1.400m10.6 10.6 1.4 1.400m0-13.4-1.4 1.400M6.7 17.300l-1.4 1.4" />
  </>,
);
export const IconMoon = icon(<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z" />);
export const IconMail = icon(<path d="M3.5 5.500h17v13h-17zm0 1L12 13l8.5-6.5" />);
export const IconRefresh = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.400L19.5 9m0-5v5h-5" />);
export const IconCard = icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="M3 10h18M7 14.5h4" />
  </>,
);
export const IconCopy = icon(
  <>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
    <path d="M15.5 5.5a2 2 0 0 0-2-1h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 1 2" />
  </>,
);
export const IconShare = icon(<path d="M12 15V3.5m-4 4 4-4 4 4M5 12.5V20h14v-7.5" />);
export const IconDownload = icon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />);
