import { Component, type ReactNode } from "react";
import { tell } from "./message";

interface LastGoodProps {
  readonly children: ReactNode;
}

/** Shows its last children that could be rendered while the present ones throw. */
export class LastGood extends Component<LastGoodProps, { readonly broken: ReactNode }> {
  override state = { broken: null };
  private good: ReactNode = null;

  override componentDidCatch(): void {
    this.setState({ broken: this.props.children });
    tell({ kind: "broken" });
  }

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    if (this.state.broken !== this.props.children) this.good = this.props.children;
  }

  override render(): ReactNode {
    return this.state.broken === this.props.children ? this.good : this.props.children;
  }
}
