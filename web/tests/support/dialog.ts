// For tests in jsdom, which has <dialog>, but can neither show it as a modal nor close it.

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement): void {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
