/** Catches what a screen did not expect, so that the rest of the site stays usable. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** Another place is another try. */
  place: string;
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

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <chakra.main maxWidth="34rem" marginX="auto" padding="6" width="full">
        <Notice
          tone="error"
          title="This page could not be shown"
          action={
            <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
              Load it again
            </Button>
          }
        >
          It may be a part of the page that did not arrive. What you saved is safe.
        </Notice>
      </chakra.main>
    );
  }
}
