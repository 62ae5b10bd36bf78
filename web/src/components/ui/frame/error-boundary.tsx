/** Catches unexpected errors of a screen, so that the rest of the site stays usable. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Component, type ReactNode } from 'react';
import { isOffline, offlineReading } from '../../../api/client/offline.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** Names what failed. `within` is for a part of a page. */
  what?: 'page' | 'dialog' | 'chart';
  within?: boolean;
  /** A new value resets the error. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.reload);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.reload);
  }

  /** A page whose files did not load loads once there is a connection; a dialog leaves the page around it as it is. */
  private readonly reload = () => {
    const { what = 'page' } = this.props;
    if (this.state.failed && what === 'page') window.location.reload();
  };

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    const { what = 'page', within = false, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <chakra.div
        as={within ? 'div' : 'main'}
        maxWidth="34rem"
        marginX="auto"
        paddingX={within ? '0' : '6'}
        paddingY={within ? '4' : '6'}
        width="full"
      >
        <Notice
          tone="error"
          title={`This ${what} could not be shown`}
          action={
            <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
              Try again
            </Button>
          }
        >
          {isOffline() ? offlineReading : 'Part of it did not load. Your picks are safe.'}
        </Notice>
      </chakra.div>
    );
  }
}
